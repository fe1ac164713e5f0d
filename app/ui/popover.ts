/** Attributes of native popovers, which React 18 does not know by type: spread them on the element. */
export const popover = (id: string) => ({ id, popover: 'auto' })

export const opensPopover = (id: string) => ({ popovertarget: id })

export const closesPopover = (id: string) => ({ popovertarget: id, popovertargetaction: 'hide' })
