import type { Settings } from '~/domain/brand/settings'
import type { User } from '~/domain/account/user'

/** Names a customer among those of all vendors. */
export const customerOf = ({ settings }: { settings: Pick<Settings, 'vendorId'> }, { id }: User) =>
  `${settings.vendorId}:${id}`
