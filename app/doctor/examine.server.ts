import { createVendor, type Vendor } from '~/vendor-api/index.server'
import { adviceFor, pictureOriginsIn, type Advice } from './advice.server'
import { customerProbes, guestProbes, settingsProbe, signInProbe, type Found, type Probe } from './probes.server'
import { Recorder } from './recorder.server'
import { judge, spellingOf, type Row } from './verdict.server'

export type Options = { baseUrl: string; host: string; user: string; password: string; timeoutMs: number }

/** The findings, without customer data. `spelling` is how the vendor writes values that all answers have. */
export type Report = { vendor: string; rows: Row[]; spelling: string[]; advice: Advice[]; exitCode: 0 | 1 | 2 }

/** Calls the vendor API as a shop would, feature by feature. It only reads, apart from signing in and out. */
export async function examine(options: Options): Promise<Report> {
  const { baseUrl, host, user, password } = options
  const recorder = new Recorder()
  const rows: Row[] = []
  const found: Partial<Found> = { host }
  const vendorFor = (vendorId: string, locale: string, token: string | null = null) =>
    createVendor({ ...options, vendorId, locale, token, fetch: recorder.fetch })
  const run = async (probes: Probe[], vendor: Vendor) => {
    for (const probe of probes) {
      if (probe.isWanted && !probe.isWanted(found)) continue
      const outcome = await probe.ask(vendor, found as Found).then(
        (count) => ({ count }),
        (error: unknown) => ({ error }),
      )
      rows.push(judge(probe, recorder.take(), outcome))
    }
  }

  await run([settingsProbe(host)], vendorFor('', 'en'))
  const { settings } = found
  if (settings) {
    const { vendorId, languages } = settings
    const guest = vendorFor(vendorId, languages[0] ?? 'en')
    await run(guestProbes, guest)
    if (user) await run([signInProbe(user, password)], guest)
    const { token, userId } = found
    if (token && userId) {
      const customer = vendorFor(vendorId, languages[0] ?? 'en', token)
      await run(customerProbes, customer)
      await customer.auth.logout(userId).catch(() => undefined)
    }
  }
  const { taken } = recorder
  return {
    vendor: settings ? `${settings.appName} (${settings.vendorId})` : '',
    rows,
    spelling: spellingOf(taken),
    advice: settings ? adviceFor(settings, pictureOriginsIn(taken, new URL(baseUrl).origin)) : [],
    exitCode: exitCodeOf(rows),
  }
}

/** 0: everything works or is hidden. 1: something is odd. 2: something breaks. */
function exitCodeOf(rows: Row[]) {
  const has = (wanted: Row['verdict']) => rows.some(({ verdict }) => verdict === wanted)
  if (has('breaks')) return 2
  return has('quirk') ? 1 : 0
}
