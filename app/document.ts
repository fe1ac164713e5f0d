import { createContext, useContext } from 'react'
import type { PageIslands } from '~/islands/island-props'

/** What `entry.server.tsx` alone knows and the page shell needs. */
export type DocumentContext = {
  /** Address of the island bootstrap, from the build manifest. */
  bootstrapUrl: string
  /** Development only: the module that must run before the bootstrap. */
  hotReloadUrl: string | null
  /** Props of the islands that were rendered; they are written into the page once it is complete. */
  islands: PageIslands
}

export const DocumentContext = createContext<DocumentContext>({
  bootstrapUrl: '',
  hotReloadUrl: null,
  islands: {},
})

export const useDocument = () => useContext(DocumentContext)
