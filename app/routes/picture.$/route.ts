import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerPicture } from '~/pictures/answer.server'

/** The server's copies of pictures: no shop is opened for them, they are the same for every brand and visitor (rules 22.13). */
export const loader = ({ request }: LoaderFunctionArgs) => answerPicture(request)
