/** The map's icons, in their own file so that its script does not load the cart. `ui/icons/build.mjs` draws them. */

export const house =
  'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z'
export const bike =
  'M15 17.5a3.5 3.5 0 0 1 7 0a3.5 3.5 0 0 1 -7 0zM2 17.5a3.5 3.5 0 0 1 7 0a3.5 3.5 0 0 1 -7 0zM14 5a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM12 17.5V14l-3-3l4-3l2 3h2'
export const store =
  'M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5m8.774-10.69a1.12 1.12 0 0 0-1.549 0a2.5 2.5 0 0 1-3.451 0a1.12 1.12 0 0 0-1.548 0a2.5 2.5 0 0 1-3.452 0a1.12 1.12 0 0 0-1.549 0a2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05'
