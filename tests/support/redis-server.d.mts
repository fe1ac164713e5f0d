/** The Redis program to test with, the system's or one that is installed now. */
export function findRedisServer(): string
