import type { MessageTable } from '../../core/words'

/** One-time codes. */
export const codeMessages = {
  codeText: {
    en: '{code} is your code for {brand}. It is good for {minutes} minutes. Please give it to nobody.',
    fr: '{code} est votre code {brand}. Il est valable {minutes} minutes. Ne le donnez à personne.',
    ar: '{code} هو رمزك في {brand}. صلاحيته {minutes} دقائق. لا تشاركه مع أحد.',
  },
  codeSent: { en: 'We have sent you a code', fr: 'Nous vous avons envoyé un code', ar: 'أرسلنا لك رمزاً' },
  codeMissing: {
    en: 'Verification OTP Required',
    fr: 'Saisissez le code de vérification',
    ar: 'يرجى إدخال رمز التحقق',
  },
  codeWrong: { en: 'Invalid OTP', fr: 'Code incorrect', ar: 'رمز غير صحيح' },
  tooManyCodes: {
    en: 'Too many times same mobile number used',
    fr: 'Trop de codes demandés pour ce numéro, réessayez plus tard',
    ar: 'طلبت رموزاً كثيرة لهذا الرقم، يرجى المحاولة لاحقاً',
  },
} satisfies MessageTable
