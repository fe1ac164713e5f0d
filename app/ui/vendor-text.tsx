/** A text of the vendor's or the customer's in its own direction; nothing for ''. */
export function VendorText({ children, className = 'quiet' }: { children?: string; className?: string }) {
  if (!children) return null
  return (
    <p className={className} dir="auto">
      {children}
    </p>
  )
}
