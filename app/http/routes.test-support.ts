/** A small route table, as Remix builds it. */
export const someRoutes = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  vendor: { id: 'vendor', parentId: 'root', path: 'vendor/:name' },
  cart: { id: 'cart', parentId: 'root', path: 'cart' },
  clear: { id: 'clear', parentId: 'cart', path: 'clear' },
  rest: { id: 'rest', parentId: 'root', path: '*' },
}
