import type { Settings } from '~/domain/brand/settings'

/** Whether the support chat floats over a screen: only if the vendor has one, and never over a store (rules 19.11). */
export function showsMessenger({ chat }: Pick<Settings, 'chat'>, path: string): boolean {
  return chat !== null && !/^\/(vendor|restaurant)\//.test(path)
}

/** The cookies by which the messenger recognises a customer (rules 18.5). */
export function messengerCookies({ chat }: Pick<Settings, 'chat'>): string[] {
  const kinds = ['session', 'id', 'device-id']
  return chat && /^[\w-]+$/.test(chat.appId) ? kinds.map((kind) => `intercom-${kind}-${chat.appId}`) : []
}
