/** An amount of money as text, in one piece and in its own direction wherever it stands. */
export function Amount({ children }: { children: string }) {
  return <bdi className="money">{children}</bdi>
}
