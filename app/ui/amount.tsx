/** An amount of money as text, unbroken and with its own direction everywhere. */
export function Amount({ children }: { children: string }) {
  return <bdi className="money">{children}</bdi>
}
