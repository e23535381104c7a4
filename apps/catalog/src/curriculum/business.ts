import { plan } from './plan.js';

// prettier-ignore
export const business = [
  plan('Accounting', 'Keeping books that tell the truth',
    'Why we keep books; Debit and credit; The ledger; Trial balance; Cash book',
    'Income statement; Balance sheet; Depreciation; Bank reconciliation; Inventory',
    'Cash flow; Consolidation; Ratio analysis; Costing; Auditing basics; IFRS in practice'),
  plan('Business Studies', 'How a business is run',
    'What a business is; Customers; Costs and prices; People at work; Simple plans',
    'Marketing mix; Finance; Operations; Organisation; Case studies',
    'Strategy; Leadership; International trade; Supply chains; Change; Exam case practice'),
  plan('Entrepreneurship', 'From an idea to a first customer',
    'Finding a problem; Talking to people; A first offer; Simple numbers; Selling',
    'Business models; Testing cheaply; Mobile money; Hiring; Records and tax',
    'Raising capital; Growth; Exporting; Leadership; Social enterprise; Pitching'),
  plan('Marketing', 'Being found and being chosen',
    'Who your customer is; What you promise; Price; Social media; A first campaign',
    'Market research; Branding; Content; Search; Measuring results',
    'Segmentation; Pricing strategy; Marketing in several countries; Data and privacy; Campaign planning; Crisis communication'),
  plan('Personal Finance', 'Money that lasts until the end of the month',
    'Where money goes; A budget; Saving; Mobile money safely; Needs and wants',
    'Loans and interest; Insurance; Savings groups; Tax; Planning for school fees',
    'Investing; Pensions; Buying land or a house; Risk; Starting a side business; A plan for ten years'),
];
