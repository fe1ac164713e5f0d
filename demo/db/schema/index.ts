export * from './customers'
export * from './money'
export * from './orders'
