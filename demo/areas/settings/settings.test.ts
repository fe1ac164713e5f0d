import { describe, expect, test } from 'vitest'
import { startCheckedDemo } from '../../contract/checked'
import { DAY_MS, wallTime } from '../../core/clock'
import { brandSeeds } from '../../seed/brands'
import { useDemo } from '../../testing/use-demo'

const demo = useDemo(startCheckedDemo)

async function settingsOf(host: string): Promise<Record<string, unknown>> {
  const { body } = await demo.call('get-vendor-settings', { order_web: host })
  return body.settings as Record<string, unknown>
}

/** Tomorrow's date in UTC, by the clock of the demo. */
async function tomorrow(): Promise<string> {
  const { now } = (await demo.get('/_control/clock')).body
  return wallTime(Date.parse(String(now)) + DAY_MS, 'UTC').slice(0, 10)
}

const hosts = brandSeeds.map((brand) => [brand.hosts[0] ?? '', brand] as const)

describe('the system hours', () => {
  const hoursOf = async (host: string) => {
    const { system_start_time: from, system_end_time: to } = await settingsOf(host)
    return { from: String(from), to: String(to) }
  }

  test.each(hosts)('of %s are moments of the current day in its time zone', async (host, { timeZone }) => {
    // Morning in every brand's zone: the date stays what it is for as long as the test takes.
    const morning = `${await tomorrow()}T04:00:00Z`
    await demo.control('clock', { to: morning })
    const { from, to } = await hoursOf(host)
    const today = wallTime(Date.parse(morning), timeZone).slice(0, 10)
    expect([from, to]).toEqual([`${today} 00:00:00`, `${today} 23:59:00`])
    expect(new Date(from) < new Date(to)).toBe(true)
  })

  test('change with the day of the vendor, not of the machine', async () => {
    const date = await tomorrow()
    await demo.control('clock', { to: `${date}T18:00:00Z` })
    expect((await hoursOf('localhost')).from).toBe(`${date} 00:00:00`)
    await demo.control('clock', { to: `${date}T19:00:00Z` })
    const [london, ahmedabad] = [await hoursOf('grocery.localhost'), await hoursOf('localhost')]
    expect(london.from).toBe(`${date} 00:00:00`)
    expect(ahmedabad.from > london.to).toBe(true)
  })
})

describe('the pictures of a brand', () => {
  /** Every name of a picture in the settings, with the folder that completes it. */
  function picturesIn(settings: Record<string, unknown>): [name: string, folder: string][] {
    const web = settings.web_settings as Record<string, string>
    const layout = settings.app_layout as Record<string, string>
    const ofLogos = [settings.app_logo, settings.flat_icon, settings.login_signup_page_image, web.fevicon_icon]
    const names = [...ofLogos, ...Object.values(layout)].map((name) => [name, settings.web_logo_image_path])
    const all = [...names, [web.home_page_image, settings.web_home_page_image_path]]
    return all.map(([name, folder]): [string, string] => [String(name), String(folder)])
  }

  test.each(hosts)('of %s are names of files in the folder of the settings', async (host) => {
    const pictures = picturesIn(await settingsOf(host)).filter(([name]) => name !== '')
    expect(pictures.length).toBeGreaterThanOrEqual(6)
    for (const [name, folder] of pictures) {
      expect(name).toMatch(/^[\w-]+\.\w+$/)
      const answer = await fetch(`${folder}/${name}`)
      expect([answer.status, answer.headers.get('content-type')], name).toEqual([
        200,
        name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp',
      ])
    }
  })
})

test.each(hosts)('the pages of %s have one key per object, and help has both its keys', async (host) => {
  const pages = (await settingsOf(host)).pages as Record<string, string>[]
  expect(pages.flatMap(Object.keys)).toEqual(['privacypolicy_url', 'help_url', 'help', 'terms_url'])
  const { help_url, help, ...others } = Object.assign({}, ...pages) as Record<string, string>
  expect(help).toBe(help_url)
  for (const address of [help, ...Object.values(others)]) expect((await fetch(String(address))).status).toBe(200)
})

test('the limit of a recharge is a number, so that a typed amount is compared with it as one', async () => {
  expect((await settingsOf('localhost')).wallet_recharge_limit).toBe(10_000)
})
