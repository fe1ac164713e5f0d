import { startDemo, startStorefront } from './bench/servers.mjs'
import { Customer, asha } from './bench/abuse/customer.mjs'
import { hiddenFields } from './support/forms.mjs'
const demo = await startDemo()
const shop = await startStorefront(demo.origin)
const c = new Customer(() => shop.port)
const D=300
let last=0
const post = (p,b) => fetch(demo.origin+p,{method:'POST',body:JSON.stringify(b)})
const step = async (name, f) => {
  last=(await demo.calls()).length
  await post('/_control/fault',{call:'*',kind:'delay',value:D,times:10000})
  const t=performance.now(); const a=await f(); const ms=performance.now()-t
  await post('/_control/faults/reset',{})
  const calls=(await demo.calls()).slice(last)
  console.log(name.padEnd(34), a?.status, a?.location??'', Math.round(ms), 'depth', (ms/D).toFixed(1), calls.map(x=>(x.call??x.path??JSON.stringify(x).slice(0,80))).join(' '))
  return a
}
await step('home cold',()=>c.ask('/'))
await step('home',()=>c.ask('/'))
await step('store cold',()=>c.ask('/vendor/spice-route'))
await step('store',()=>c.ask('/vendor/spice-route'))
await step('sign in',()=>c.signIn(asha))
await step('home signed in',()=>c.ask('/'))
await step('store signed in',()=>c.ask('/vendor/spice-route'))
await step('add',()=>c.ask('/cart',{intent:'add',storeId:'2101',itemId:'905',quantity:'1'}))
await step('add',()=>c.ask('/cart',{intent:'add',storeId:'2101',itemId:'914',quantity:'1'}))
await step('home with cart',()=>c.ask('/'))
let r=await step('review first',()=>c.ask('/review-cart'))
r=await step('review',()=>c.ask('/review-cart'))
r=await step('review',()=>c.ask('/review-cart'))
await step('proceed',()=>c.ask('/review-cart',{...hiddenFields(r.text,'proceed'),notes:''}))
const p=await step('payment',()=>c.ask('/payment'))
const p2=await step('payment',()=>c.ask('/payment'))
const h=hiddenFields(p2.text,'place-order'); console.log(JSON.stringify(h).slice(0,300))
const o=await step('place',()=>c.ask('/payment',{...h,method:'cash'}))
const o2 = await step('status',()=>c.ask(o.location||'/orders'))
await step('orders',()=>c.ask('/orders'))
await step('wallet',()=>c.ask('/wallet'))
await step('address',()=>c.ask('/address'))
await step('track',()=>c.ask((o.location||'').replace('order-status','trackorder')))
await step('details',()=>c.ask((o.location||'').replace('order-status','order-details')))
await step('reorder',()=>c.ask((o.location||'').replace('order-status','reorder')))
await step('search',()=>c.ask('/search?q=rice'))
await step('profile',()=>c.ask('/profile'))
await step('promo',()=>c.ask('/promo-code'))
await step('order-time',()=>c.ask('/order-time'))
await shop.stop(); await demo.stop(); process.exit()
