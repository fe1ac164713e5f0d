/** The veg or non-veg marker of an item; nothing for items that are neither (rules 6.2). */
export function VegMark({ diet, veg, nonVeg }: { diet: 'veg' | 'non-veg' | 'none'; veg: string; nonVeg: string }) {
  if (diet === 'none') return null
  return <span className={diet === 'veg' ? 'veg' : 'veg non'} role="img" aria-label={diet === 'veg' ? veg : nonVeg} />
}
