import { describe, expect, test } from 'vitest'
import { aChoice, aGroup } from '~/domain/test-builders'
import { allChoices, choiceIdsNamed, choiceRule, defaultChoiceIds, resolveChoices } from './customisation'

describe("a group's two numbers mean", () => {
  test.each([
    ['one is required', 1, 1, { kind: 'one', min: 1, max: 1 }],
    ['one may be chosen', 0, 1, { kind: 'optional-one', min: 0, max: 1 }],
    ['no bounds', 0, 0, { kind: 'many', min: 0, max: null }],
    ['at least two', 2, 0, { kind: 'many', min: 2, max: null }],
    ['at least one, no upper limit', 1, 0, { kind: 'many', min: 1, max: null }],
    ['at most three', 0, 3, { kind: 'many', min: 0, max: 3 }],
    ['a maximum below the minimum becomes the minimum', 3, 1, { kind: 'many', min: 3, max: 3 }],
    ['unreadable bounds are none', NaN, -1, { kind: 'many', min: 0, max: null }],
  ])('%s', (_, min, max, rule) => {
    expect(choiceRule({ min, max })).toEqual(rule)
  })
})

const sauce = {
  min: 1,
  max: 2,
  choices: [
    aChoice({ id: 'hot', name: 'Hot', price: '5', isDefault: true }),
    aChoice({ id: 'mild', name: 'Mild', price: '2.5' }),
  ],
}
const groups = [
  aGroup({
    id: 'size',
    min: 1,
    max: 1,
    choices: [
      aChoice({ id: 'small', name: 'Small', price: '0' }),
      aChoice({ id: 'large', name: 'Large', price: '40', isDefault: true }),
    ],
  }),
  aGroup({
    id: 'extras',
    max: 2,
    choices: [
      aChoice({ id: 'dip', name: 'Dip', price: '10', nested: sauce }),
      aChoice({ id: 'rice', name: 'Rice', price: '20' }),
      aChoice({ id: 'egg', name: 'Egg', price: '15' }),
    ],
  }),
]

describe('presets', () => {
  test('are chosen; nested ones only under a chosen parent', () => {
    expect(defaultChoiceIds(groups)).toEqual(['large'])
    const withDip = aGroup({ choices: [aChoice({ id: 'dip', isDefault: true, nested: sauce })] })
    expect(defaultChoiceIds([withDip])).toEqual(['dip', 'hot'])
  })

  test('never exceed what the group allows', () => {
    const both = [aChoice({ id: '1', isDefault: true }), aChoice({ id: '2', isDefault: true })]
    expect(defaultChoiceIds([aGroup({ min: 1, max: 1, choices: both })])).toEqual(['1'])
    expect(defaultChoiceIds([aGroup({ choices: both })])).toEqual(['1', '2'])
  })
})

describe('an earlier selection, known by its names', () => {
  const dip = { min: 0, max: 2, choices: [aChoice({ id: 'hot', name: 'Hot' }), aChoice({ id: 'mild', name: 'Mild' })] }
  const groups = [
    aGroup({
      ...{ id: 'size', min: 1, max: 1 },
      choices: [
        aChoice({ id: 'small', name: 'Small', isDefault: true }),
        aChoice({ id: 'large', name: 'Large', nested: dip }),
      ],
    }),
    aGroup({
      ...{ id: 'drink', min: 0, max: 1 },
      choices: [aChoice({ id: 'big', name: 'Large' }), aChoice({ id: 'tea', name: 'Tea', isDefault: true })],
    }),
  ]

  test('is chosen again at both levels, and unselected choices stay unselected', () => {
    expect(choiceIdsNamed(groups, ['Large', 'Mild'])).toEqual(['large', 'mild'])
    expect(choiceIdsNamed(groups, ['Small'])).toEqual(['small'])
  })

  test('that two choices share their name in counts each', () => {
    expect(choiceIdsNamed(groups, ['Large', 'Large'])).toEqual(['large', 'big'])
  })

  test('leaves out what is no longer offered; a required group then starts with its presets', () => {
    expect(choiceIdsNamed(groups, ['Medium', 'Hot', 'Tea'])).toEqual(['small', 'tea'])
    expect(choiceIdsNamed(groups, [])).toEqual(['small'])
  })

  test('never exceeds what a group allows', () => {
    expect(choiceIdsNamed(groups, ['Small', 'Large', 'Large', 'Tea'])).toEqual(['small', 'big'])
  })
})

describe('checking choices', () => {
  test('ids, names and prices come in menu order, each choice before its nested choices', () => {
    expect(resolveChoices(groups, ['rice', 'mild', 'hot', 'dip', 'large'])).toEqual({
      ok: true,
      choiceIds: ['large', 'dip', 'hot', 'mild', 'rice'],
      names: ['Large', 'Dip', 'Hot', 'Mild', 'Rice'],
      prices: ['40', '10', '5', '2.5', '20'],
    })
  })

  test('an item without groups needs no choices', () => {
    expect(resolveChoices([], [])).toEqual({ ok: true, choiceIds: [], names: [], prices: [] })
  })

  test('a repeated id counts once', () => {
    expect(resolveChoices(groups, ['small', 'small'])).toMatchObject({ ok: true, choiceIds: ['small'] })
  })

  test('too few and too many report their bound', () => {
    expect(resolveChoices(groups, ['dip', 'hot', 'rice', 'egg'])).toEqual({
      ok: false,
      reason: 'choices.incomplete',
      errors: [
        { groupId: 'size', choiceId: null, reason: 'choices.tooFew', bound: 1 },
        { groupId: 'extras', choiceId: null, reason: 'choices.tooMany', bound: 2 },
      ],
    })
  })

  test('nested bounds apply only under the chosen parent', () => {
    expect(resolveChoices(groups, ['small', 'dip'])).toEqual({
      ok: false,
      reason: 'choices.incomplete',
      errors: [{ groupId: 'extras', choiceId: 'dip', reason: 'choices.tooFew', bound: 1 }],
    })
  })

  test('nested choices of an unchosen parent are dropped with their bounds', () => {
    expect(resolveChoices(groups, ['small', 'hot', 'mild'])).toMatchObject({
      ok: true,
      choiceIds: ['small'],
    })
  })

  test('an id that the item does not have is refused', () => {
    expect(resolveChoices(groups, ['small', 'gone'])).toEqual({ ok: false, reason: 'choices.unknown', errors: [] })
    expect(resolveChoices(groups, ['gone'])).toEqual({
      ok: false,
      reason: 'choices.unknown',
      errors: [{ groupId: 'size', choiceId: null, reason: 'choices.tooFew', bound: 1 }],
    })
  })

  test('a group without choices requires nothing', () => {
    expect(resolveChoices([aGroup({ min: 1, max: 1 })], [])).toMatchObject({ ok: true })
    const bare = aChoice({ id: '1', nested: { min: 1, max: 1, choices: [] } })
    expect(resolveChoices([aGroup({ choices: [bare] })], ['1'])).toMatchObject({ ok: true })
  })
})

test('the choices of an item include both levels', () => {
  expect(allChoices(groups).map(({ id }) => id)).toEqual(['small', 'large', 'dip', 'hot', 'mild', 'rice', 'egg'])
})
