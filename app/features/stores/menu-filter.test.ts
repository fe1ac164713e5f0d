import { describe, expect, test } from 'vitest'
import type { MenuItem, MenuSection } from '~/domain/stores/menu'
import { filterMenu, menuFilter } from './menu-filter'

const item = (name: string, diet: MenuItem['diet'] = 'veg'): MenuItem => ({
  id: name,
  name,
  description: '',
  image: '',
  price: '10',
  listPrice: '10',
  stock: 5,
  isSoldOut: false,
  diet,
  isCustomisable: false,
  packagingCharge: '0',
  taxPercent: null,
  isBogo: false,
  soldAt: '',
  isSubscribable: false,
})

const section = (name: string, ...items: MenuItem[]): MenuSection => ({
  id: name,
  name,
  description: '',
  itemCount: items.length,
  items,
  isLoaded: true,
  image: '',
})

const menu = [
  section('Drinks', item('Café au lait'), item('Lime soda')),
  section('Grill', item('Chicken lime skewer', 'non-veg'), item('Water', 'none')),
]

const namesFor = (query: string) =>
  filterMenu(menu, menuFilter(new URLSearchParams(query))).flatMap(({ items }) => items.map(({ name }) => name))

describe('filtering a menu', () => {
  test('matches words of the name in any order, case and accents', () => {
    expect(namesFor('q=LIME')).toEqual(['Lime soda', 'Chicken lime skewer'])
    expect(namesFor('q=lime+chicken')).toEqual(['Chicken lime skewer'])
    expect(namesFor('q=cafe')).toEqual(['Café au lait'])
  })

  test('can keep only items marked as vegetarian', () => {
    expect(namesFor('veg=1')).toEqual(['Café au lait', 'Lime soda'])
    expect(namesFor('veg=1&q=lime')).toEqual(['Lime soda'])
  })

  test('leaves no empty section', () => {
    expect(filterMenu(menu, { text: 'soda', isVegOnly: false }).map(({ name }) => name)).toEqual(['Drinks'])
    expect(namesFor('q=nothing')).toEqual([])
  })

  test('changes nothing without a filter', () => {
    expect(filterMenu(menu, menuFilter(new URLSearchParams('q=++&veg=no')))).toEqual(menu)
  })
})
