import { describe, expect, test } from 'vitest'
import { allowedImage } from './image-url'

const origins = ['https://cdn.example', 'http://localhost:4000']

describe('pictures may come from', () => {
  test('allowed origins, over http and https', () => {
    expect(allowedImage('https://cdn.example/a.png', origins)).toBe('https://cdn.example/a.png')
    expect(allowedImage(' http://localhost:4000/a b.png ', origins)).toBe('http://localhost:4000/a%20b.png')
    expect(allowedImage('HTTPS://CDN.example/"a".png', origins)).toBe('https://cdn.example/%22a%22.png')
  })

  test('this site', () => {
    expect(allowedImage('/images/a.png?size=2', origins)).toBe('/images/a.png?size=2')
  })

  test.each([
    '',
    'a.png',
    'https://evil.example/a.png',
    'https://cdn.example:8443/a.png',
    'http://cdn.example/a.png',
    'https://cdn.example.evil.example/a.png',
    'https://user:secret@cdn.example/a.png',
    'https://user@cdn.example/a.png',
    '//cdn.example/a.png',
    '/\\cdn.example/a.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'blob:https://cdn.example/a.png',
    'https://',
  ])('but not from %j', (source) => {
    expect(allowedImage(source, origins)).toBe('')
  })
})
