/** The screen of the route table for a vendor that is not there; the shell's error page says it. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
