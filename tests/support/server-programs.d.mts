/** Paths of the real servers that the tests run. Each throws when there is none and none can be installed. */
export function findRedisServer(): string
export function findNginx(): string
export function findPromtool(): string
