/** The screen for an unknown vendor; the shell's error page is its content. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
