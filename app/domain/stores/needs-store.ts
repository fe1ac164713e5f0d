import type { Settings } from '~/domain/brand/settings'

type Mode = Pick<Settings, 'isSingleStore' | 'activeStores' | 'selectsStoreByHand'>

/** Whether the customer must pick a store first, because the brand shows only one of its stores at a time (rules 5.19). */
export const needsStore = ({ isSingleStore, activeStores, selectsStoreByHand }: Mode, chosen: string): boolean =>
  isSingleStore && activeStores > 1 && selectsStoreByHand && chosen === ''
