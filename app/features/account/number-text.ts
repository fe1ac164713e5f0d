/** A number with its dial code for display, as far as they are known. */
export const numberText = ({ mobile, dialCode }: { mobile: string; dialCode: string }) =>
  mobile && dialCode ? `+${dialCode} ${mobile}` : mobile
