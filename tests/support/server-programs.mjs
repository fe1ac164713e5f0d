import { findOrInstall } from './debian.mjs'

/** The real servers that the tests run, none as a system service. Each function returns the path of a program. */
export const findRedisServer = () => findOrInstall('redis-server', 'redis-server')
export const findNginx = () => findOrInstall('nginx', 'nginx-light')
/** Checks rules and scrapes; a part of Debian's Prometheus. */
export const findPromtool = () => findOrInstall('promtool', 'prometheus')
