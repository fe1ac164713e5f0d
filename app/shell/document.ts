import { createContext, useContext } from 'react'

/** What `entry.server.tsx` alone knows and the page shell needs. */
export type DocumentContext = {
  /** Address of the island bootstrap, from the build manifest. */
  bootstrapUrl: string
  /** Development only: the module that must run before the bootstrap. */
  hotReloadUrl: string | null
}

export const DocumentContext = createContext<DocumentContext>({
  bootstrapUrl: '',
  hotReloadUrl: null,
})

export const useDocument = () => useContext(DocumentContext)
