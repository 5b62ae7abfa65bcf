// Which page is shown: the part of the address behind "#/", so that any static server will do.

interface Route {
  page: string;
  args: string[];
}

/** What no address of this page would have in it stands for itself: a lone "%" that somebody typed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function current(): Route {
  const [page = '', ...args] = location.hash.replace(/^#\/?/, '').split('/').map(decoded);
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
