import { Problem } from '../../demo/prepare.mjs'
import { findProgram, installDebianPackage } from './debian.mjs'

const find = () => findProgram('redis-server')

/** The Redis program to test with, the system's or one that is installed now. No system service of it is used. */
export function findRedisServer() {
  const found = find()
  if (found) return found
  installDebianPackage('redis-server')
  const installed = find()
  if (installed) return installed
  throw new Problem('No redis-server was found. The tests run a real one: install Redis (on Debian: redis-server).')
}
