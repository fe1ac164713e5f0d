import type { Settings } from '~/domain/brand/settings'

type Mode = Pick<Settings, 'isSingleStore' | 'activeStores' | 'selectsStoreByHand'>

/** Whether a customer has to pick a store first: a brand that shows one of its stores at a time lets them pick it themselves (rules 5.19). */
export const needsStore = ({ isSingleStore, activeStores, selectsStoreByHand }: Mode, chosen: string): boolean =>
  isSingleStore && activeStores > 1 && selectsStoreByHand && chosen === ''
