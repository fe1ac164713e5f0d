import { createContext, useContext } from 'react'

/** What only `entry.server.tsx` knows and the page shell needs. */
export type DocumentContext = {
  /** Address of the island bootstrap, from the build manifest. */
  bootstrapUrl: string
  /** Development only: the module that must run before the bootstrap. */
  hotReloadUrl: string | null
  /** What was thrown instead of the page; undefined for nothing. */
  thrown: unknown
  /** Whether the page shows a form again that was refused. */
  isRefused: boolean
  /** Where to try again after it: '' for this address, else with the text of the form that was sent. */
  retry: string
  /** The id under which the log has the request. */
  requestId: string
}

export const DocumentContext = createContext<DocumentContext>({
  bootstrapUrl: '',
  hotReloadUrl: null,
  thrown: undefined,
  isRefused: false,
  retry: '',
  requestId: '',
})

export const useDocument = () => useContext(DocumentContext)
