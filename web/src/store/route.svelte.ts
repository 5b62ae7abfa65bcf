// Which page is shown: the part of the address behind "#/", so that any static server will do.

export interface Route {
  page: string;
  args: string[];
}

function current(): Route {
  const [page = '', ...args] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  return { page, args };
}

export const route: Route = $state(current());

addEventListener('hashchange', () => {
  Object.assign(route, current());
});

export const linkTo = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

export function goTo(...parts: string[]): void {
  location.hash = linkTo(...parts);
}
