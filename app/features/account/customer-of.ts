import type { Settings } from '~/domain/brand/settings'
import type { User } from '~/domain/account/user'

/** A customer's id that is unique among the customers of all vendors. */
export const customerOf = ({ settings }: { settings: Pick<Settings, 'vendorId'> }, { id }: User) =>
  `${settings.vendorId}:${id}`
