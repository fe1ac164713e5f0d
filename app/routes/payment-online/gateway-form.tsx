type Props = { action: string; method: 'post' | 'get'; fields: [name: string, value: string][]; label: string }

/** The form that posts to a gateway; with scripts its button is pressed automatically. */
export function GatewayForm({ action, method, fields, label }: Props) {
  return (
    <shop-gateway>
      <form action={action} method={method}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="button wide">{label}</button>
      </form>
    </shop-gateway>
  )
}
