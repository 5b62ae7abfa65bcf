// The screens that the page is measured on: phones upright and on their side, a tablet, laptops, a desk, and a laptop at
// 200 % zoom, which leaves half as many pixels of CSS.
export const sizes = [
  { name: '360x640', viewport: { width: 360, height: 640 } },
  { name: '390x844', viewport: { width: 390, height: 844 } },
  { name: '844x390', viewport: { width: 844, height: 390 } },
  { name: '820x1180', viewport: { width: 820, height: 1180 } },
  { name: '1366x768', viewport: { width: 1366, height: 768 } },
  { name: '1920x1080', viewport: { width: 1920, height: 1080 } },
  { name: 'zoomed', viewport: { width: 683, height: 384 } },
] as const;

export type Size = (typeof sizes)[number];
