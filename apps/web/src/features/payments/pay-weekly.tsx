import { useState } from 'react';
import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { outdate } from '../../lib/changes';
import { http } from '../../lib/http';
import { fullDate, listText, money, timeOf, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { useZone } from '../../lib/use-session';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { CardForm } from './card-form';
import { PayBy } from './pay-by';
import { StatePanel } from './state-panel';

/** The page that pays for one of them. */
const alone = (lessonId: string) => `${paths.payLesson(lessonId)}?alone`;

interface Props {
  /** All that were booked together and are still to take place, the earliest first. */
  lessons: Lesson[];
  now: number;
}

/** Pays lessons that were booked together, each by itself, one after the other. Says which are paid where one of them fails. */
export function PayWeekly({ lessons, now }: Props) {
  const { t } = useTranslation(['payments', 'common']);
  const zone = useZone();
  const cache = useQueryClient();
  const go = useNavigate();
  const [first] = lessons;
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sent, setSent] = useState<readonly string[]>([]);
  const isPaid = ({ id, paidAt }: Lesson) => paidAt !== null || sent.includes(id);
  const open = lessons.filter((lesson) => !isPaid(lesson) && lesson.payBy !== null && now < fromInstant(lesson.payBy));
  const [next] = open;
  const payment = useQuery({ ...query('GET /api/lessons/:id/payment', { params: { id: next?.id ?? '' } }), enabled: next !== undefined });
  const name = first?.teacher.fullName || t('common:unknownTeacher');
  const amount = money(open.reduce((sum, { price }) => sum + price.amountCents, 0));

  async function payAll(card: string): Promise<void> {
    setBusy(true);
    setRefusal(null);
    const done: string[] = [];
    try {
      for (const { id } of open) {
        const { nextAction } = await http('POST /api/lessons/:id/pay', { params: { id }, body: { card } });
        // The bank asks about this one: it is answered on the page of this lesson alone.
        if (nextAction) {
          await outdate(cache, 'lessons');
          return void go(alone(id));
        }
        done.push(id);
      }
    } catch (error) {
      const why = refusalOf(error) ?? t('payFailedText');
      setRefusal(done.length > 0 ? `${t('weekly.paidSoFar', { count: done.length, of: open.length })} ${why}` : why);
    }
    setSent((before) => [...before, ...done]);
    setBusy(false);
    await outdate(cache, 'lessons');
  }

  return (
    <Box display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}>
      <Box order={{ lg: '1' }} minW="0">
        {open.length === 0 ? (
          <StatePanel title={t('weekly.done')} icon={<CircleCheck />} tint="leaf" festive arrived={sent.length > 0}>
            <Text>{t('weekly.doneText')}</Text>
            <ButtonLink to={paths.studentLessons} mt="5">
              {t('toLessons')}
            </ButtonLink>
          </StatePanel>
        ) : !payment.data ? (
          payment.isError ? (
            <FetchError of={payment} text={t('failedToLoad')} />
          ) : (
            <Skeleton h="56" borderRadius="l3" />
          )
        ) : payment.data.payWith === 'page' ? (
          <StatePanel title={t('weekly.oneByOne')} icon={<ListChecks />} arrived={false}>
            <Text mb="5">{t('weekly.oneByOneText')}</Text>
            {next && (
              <ButtonLink to={alone(next.id)} size="lg" w="full">
                {t('weekly.payNext', { count: open.length, amount: money(next.price.amountCents) })}
              </ButtonLink>
            )}
          </StatePanel>
        ) : (
          <CardForm amount={amount} busy={isBusy} refusal={refusal} arrived={sent.length > 0} onPay={(card) => void payAll(card)} />
        )}
      </Box>
      <Panel asChild>
        <section aria-label={t('weekly.list')}>
          {first && (
            <Box display="flex" gap="4" alignItems="center">
              <PersonAvatar person={first.teacher} />
              <Box minW="0">
                <Heading as="h2" size="md" overflowWrap="anywhere">
                  {first.subject ? <Stored>{subjectName(first.subject)}</Stored> : t('general')}
                </Heading>
                <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                  <bdi>{t(first.learner ? 'list.byFor' : 'list.by', { name, learner: first.learner?.firstName })}</bdi>
                </Text>
              </Box>
            </Box>
          )}
          <Box as="ul" listStyleType="none" mt="4">
            {lessons.map((lesson) => (
              <Box as="li" key={lesson.id} py="2.5" borderTopWidth="1px" borderColor="border" display="flex" gap="3" alignItems="baseline">
                <Text flex="1" minW="0">
                  <bdi>{unparted(listText([fullDate(lesson.startsAt, zone), timeOf(lesson.startsAt, zone)]))}</bdi>
                </Text>
                <Text fontWeight="medium" color={isPaid(lesson) ? 'fg.success' : undefined} fontVariantNumeric="tabular-nums">
                  {isPaid(lesson) ? t('weekly.paid') : money(lesson.price.amountCents)}
                </Text>
              </Box>
            ))}
          </Box>
          {open.length > 0 && (
            <Box mt="3" pt="4" borderTopWidth="1px" borderColor="border">
              <Box display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="baseline" columnGap="4">
                <Text fontWeight="semibold">{t('weekly.left', { count: open.length })}</Text>
                <Text fontFamily="heading" fontWeight="bold" textStyle="2xl" fontVariantNumeric="tabular-nums">
                  {amount}
                </Text>
              </Box>
              <Text color="fg.muted" textStyle="sm" mt="1" mb="3">
                {t('weekly.each')}
              </Text>
              {next?.payBy && <PayBy payBy={next.payBy} now={now} zone={zone} />}
            </Box>
          )}
        </section>
      </Panel>
    </Box>
  );
}
