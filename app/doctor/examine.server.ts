import { createVendor } from '~/vendor-api/index.server'
import { adviceFor, pictureOriginsIn, type Advice } from './advice.server'
import { customerProbes, guestProbes, type Found, type Probe } from './probes.server'
import { Recorder, type Answer } from './recorder.server'
import { judge, reasonOf, spellingOf, type Row } from './verdict.server'

export type Options = { baseUrl: string; host: string; user: string; password: string; timeoutMs: number }

/** The findings, without customer data. `spelling` is how the vendor writes values that all answers have. */
export type Report = { vendor: string; rows: Row[]; spelling: string[]; advice: Advice[]; exitCode: 0 | 1 | 2 }

const settingsProbe = { feature: 'Settings', without: '' }

/** Calls the vendor API as a shop would, feature by feature. It only reads, apart from signing in and out. */
export async function examine(options: Options): Promise<Report> {
  const recorder = new Recorder()
  const allAnswers: Answer[] = []
  const rows: Row[] = []
  const vendorFor = (vendorId: string, locale: string, token: string | null = null) =>
    createVendor({ ...options, vendorId, locale, token, fetch: recorder.fetch })
  const take = () => {
    const answers = recorder.take()
    allAnswers.push(...answers)
    return answers
  }
  const report = (vendor: string, advice: Advice[]): Report => ({
    vendor,
    rows,
    spelling: spellingOf(allAnswers),
    advice,
    exitCode: exitCodeOf(rows),
  })

  const settings = await vendorFor('', 'en')
    .settings.byHost(options.host)
    .catch((error: unknown) => ({ error }))
  const answers = take()
  if (!settings || 'error' in settings) {
    const note = settings ? reasonOf(settings.error, answers) : `the vendor does not know the host ${options.host}`
    rows.push({ ...judge(settingsProbe, answers, { count: 0 }), note })
    return report('', [])
  }
  rows.push(judge(settingsProbe, answers, { count: 1 }))
  const { vendorId, languages, appName } = settings
  const locale = languages[0] ?? 'en'
  const found: Partial<Found> = { host: options.host, settings, storeId: settings.singleStoreId }
  const run = async (probes: Probe[], token: string | null) => {
    for (const probe of probes) {
      if (probe.isWanted && !probe.isWanted(found)) continue
      const outcome = await probe.ask(vendorFor(vendorId, locale, token), found as Found).then(
        (count) => ({ count }),
        (error: unknown) => ({ error }),
      )
      rows.push(judge(probe, take(), outcome))
    }
  }
  await run(guestProbes, null)
  if (options.user) {
    const signIn: Probe = {
      feature: 'Sign-in',
      without: '',
      async ask(vendor) {
        const { user, token } = await vendor.auth.login(options.user, options.password)
        Object.assign(found, { userId: user.id, token })
        return 1
      },
    }
    await run([signIn], null)
    const { token, userId } = found as { token?: string; userId?: string }
    if (token && userId) {
      await run(customerProbes, token)
      await vendorFor(vendorId, locale, token)
        .auth.logout(userId)
        .catch(() => undefined)
    }
  }
  const pictures = pictureOriginsIn(allAnswers, new URL(options.baseUrl).origin)
  return report(`${appName} (${vendorId})`, adviceFor(settings, pictures))
}

/** 0: everything works or is hidden. 1: something is odd. 2: something breaks. */
function exitCodeOf(rows: Row[]) {
  const has = (wanted: Row['verdict']) => rows.some(({ verdict }) => verdict === wanted)
  return has('breaks') ? 2 : has('quirk') ? 1 : 0
}
