import type { Settings } from './settings'

/** Whether the support chat floats over a screen: where the vendor has one, and never over a store (rules 19.11). */
export function showsChat({ chat }: Pick<Settings, 'chat'>, path: string): boolean {
  return chat !== null && !/^\/(vendor|restaurant)\//.test(path)
}
