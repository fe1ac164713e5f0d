import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A self-signed certificate for a host. `file` is its path, for clients that trust it. */
export type Certificate = { key: string; cert: string; file: string; remove(): void }

const config = `[ca]
default_ca = own
[own]
dir = .
database = index
rand_serial = yes
new_certs_dir = .
default_md = sha256
policy = any
x509_extensions = names
[any]
commonName = supplied
[names]
subjectAltName = DNS:`

export function makeCertificate(host: string, { ends = new Date(Date.now() + 30 * 86_400_000) } = {}): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const at = (name: string) => join(folder, name)
  const openssl = (words: string) => execFileSync('openssl', words.split(' '), { cwd: folder, stdio: 'ignore' })
  const days = `-startdate 20200101000000Z -enddate ${ends.toISOString().slice(0, 10).replaceAll('-', '')}000000Z`
  writeFileSync(at('config'), config + host)
  writeFileSync(at('index'), '')
  openssl(`req -new -newkey rsa:2048 -nodes -keyout key.pem -out asked.pem -subj /CN=${host}`)
  openssl(`ca -batch -selfsign -config config -keyfile key.pem -in asked.pem -out cert.pem -notext ${days}`)
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => readFileSync(at(name), 'utf8'))
  return { key: key ?? '', cert: cert ?? '', file: at('cert.pem'), remove: () => rmSync(folder, { recursive: true }) }
}
