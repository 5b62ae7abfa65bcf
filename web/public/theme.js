// Sets the theme before the first picture, so that nobody is blinded at night. The page keeps it up to date afterwards.
(() => {
  try {
    const { theme, contrast } = JSON.parse(localStorage.getItem('meadhall.settings') ?? '{}');
    document.documentElement.dataset.theme = theme ?? 'system';
    document.documentElement.dataset.contrast = contrast ?? 'usual';
  } catch {
    // The usual theme will do.
  }
})();
