/** Remix options; `vite.config.ts` hands them to the Remix plugin. @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  ignoredRouteFiles: ['**/*.test.*'],
  future: {
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_fetcherPersist: true,
    // Off: it exists for the client router, which no page of ours loads.
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: false,
  },
}
