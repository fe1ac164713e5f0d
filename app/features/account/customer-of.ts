import type { Settings } from '~/domain/settings'
import type { User } from '~/domain/user'

/** Names a customer among those of all vendors. */
export const customerOf = ({ settings }: { settings: Pick<Settings, 'vendorId'> }, { id }: User) =>
  `${settings.vendorId}:${id}`
