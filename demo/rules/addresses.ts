/** A saved address in one line. */
export function addressText(parts: { flatNo: string; houseName: string; address: string }): string {
  return [parts.flatNo, parts.houseName, parts.address].filter((part) => part !== '').join(', ')
}
