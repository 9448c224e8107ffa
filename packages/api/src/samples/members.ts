import type { ProgramCode } from '../contract/programs.ts';

/** Sample member; all people in the samples are invented. */
export interface SampleMember {
  firstName: string;
  lastName: string;
  year: number;
  program: ProgramCode;
  /** Name of the program, if the program is Other. */
  programName?: string;
  /** Company; shown only with `showsCompany`. */
  company: string;
  /** State; shown only with `showsState`. */
  state: string;
  profile: boolean;
  showsCompany: boolean;
  showsState: boolean;
}

type Row = readonly [
  name: string,
  year: number,
  program: ProgramCode,
  company: string,
  state: string,
  /** Flags: `p` has a profile, `c` shows the company, `s` shows the state. */
  shows: string,
];

const rows: readonly Row[] = [
  ['Asha Umbar', 2005, 'Computer-Engineering', 'Granite Health', 'Oregon', 'pcs'],
  ['Vikram Mahua', 1981, 'IT', '', 'Texas', 'p'],
  ['Meera Moh', 1990, 'Electrical', '', 'California', 'ps'],
  ['Nikhil Nandruk', 1977, 'Mechanical', '', 'Illinois', 'ps'],
  ['Sunanda Surangi', 2005, 'Instrumentation', 'Lattice & Span', 'California', 'pcs'],
  ['Rohan Jambhul', 1976, 'Mechanical', 'Harbor Water Works', 'Oregon', 'c'],
  ['Kavita Karanj', 1977, 'Production', '', 'New Jersey', 'ps'],
  ['Prasad Kanchan', 1976, 'Production', 'Monsoon Analytics', 'Washington', ''],
  ['Anjali Dhavda', 2004, 'IT', 'Quarry Robotics', 'New York', 's'],
  ['Sameer Palash', 1986, 'Computer-Engineering', 'Teak Semiconductors', 'California', 'pc'],
  ['Leela Bahava', 2013, 'E&TC', 'Blue Kiln Ceramics', 'New Jersey', 'pc'],
  ['Girish Bel', 1966, 'E&TC', '', 'Michigan', 's'],
  ['Swati Vad', 2014, 'Computer-Engineering', '', 'Massachusetts', 'ps'],
  ['Mandar Ranjan', 1999, 'Computer-Engineering', 'Open Canal', 'New York', 's'],
  ['Vaishali Chinch', 1971, 'Computer-Engineering', '', 'New York', 's'],
  ['Aniket Shisham', 2010, 'Electrical', 'Monsoon Analytics', 'Washington', 'pcs'],
  ['Pallavi Saptaparni', 1975, 'Metallurgy', 'Keel Aerospace', 'Illinois', 'pcs'],
  ['Ravi Anjan', 2004, 'Electrical', 'Harbor Water Works', 'Michigan', 'ps'],
  ['Shubhangi Bakul', 2007, 'E&TC', 'Sixth Floor Studio', 'California', 'cs'],
  ['Ajit Shirish', 1979, 'Computer-Engineering', '', 'Illinois', 'p'],
  ['Manasi Behda', 1972, 'Computer-Engineering', 'Lattice & Span', 'New Jersey', 'pcs'],
  ['Deepak Savar', 2005, 'Mechanical', '', 'Massachusetts', ''],
  ['Urmila Biba', 1986, 'Electrical', 'Long Pier Ports', 'Illinois', 'pc'],
  ['Hemant Pimpal', 2000, 'Production', '', 'Massachusetts', 's'],
  ['Ketaki Sagvan', 1997, 'Computer-Engineering', '', 'Oregon', 'p'],
  ['Yash Arjun', 2015, 'Computer-Science', '', 'California', 'ps'],
  ['Sarita Kusum', 2011, 'IT', '', 'Washington', 'p'],
  ['Omkar Kadamb', 1984, 'Production', 'Teak Semiconductors', 'Michigan', 's'],
  ['Neha Tamhan', 2015, 'Computer-Engineering', '', 'Massachusetts', 'p'],
  ['Tushar Hirda', 2009, 'Mechanical', 'Sixth Floor Studio', 'New York', 'pc'],
  ['Radhika Pangara', 1988, 'Mechanical', 'Granite Health', 'Massachusetts', 'c'],
  ['Milind Khair', 1999, 'Computer-Engineering', '', 'Georgia', ''],
  ['Gauri Umbar', 1996, 'Computer-Engineering', 'Sixth Floor Studio', 'New Jersey', 'pc'],
  ['Abhay Mahua', 2003, 'Electrical', '', 'Washington', 'p'],
  ['Shruti Moh', 2006, 'Computer-Engineering', '', 'Georgia', 'ps'],
  ['Vinay Nandruk', 2007, 'Computer-Engineering', '', 'Illinois', 'ps'],
  ['Rucha Surangi', 1996, 'Production', 'Teak Semiconductors', 'Texas', 'pcs'],
  ['Sachin Jambhul', 1978, 'Electrical', 'Monsoon Analytics', 'New Jersey', 'pcs'],
  ['Medha Karanj', 1979, 'Computer-Engineering', '', 'California', 'p'],
  ['Kiran Kanchan', 2020, 'E&TC', 'Blue Kiln Ceramics', 'New York', 'c'],
  ['Amruta Dhavda', 1985, 'Civil', '', 'New York', 's'],
  ['Jayant Palash', 1988, 'Mechanical', 'Open Canal', 'Oregon', 'pcs'],
  ['Sonal Bahava', 2004, 'E&TC', 'Harbor Water Works', 'Illinois', 'pcs'],
  ['Uday Bel', 2023, 'IT', 'Monsoon Analytics', 'Michigan', 'c'],
  ['Isha Vad', 1986, 'IT', '', 'New Jersey', 'p'],
  ['Parag Ranjan', 1997, 'Computer-Science', '', 'New Jersey', 'p'],
  ['Vidya Chinch', 1976, 'Instrumentation', 'Quarry Robotics', 'Massachusetts', 'pcs'],
  ['Nitin Shisham', 1985, 'Electrical', 'Keel Aerospace', 'California', 'pc'],
  ['Ashwini Saptaparni', 1994, 'Computer-Engineering', 'Teak Semiconductors', 'New Jersey', 'pc'],
  ['Bhushan Anjan', 1983, 'Computer-Engineering', 'Lattice & Span', 'Georgia', 'p'],
  ['Mrunal Bakul', 2012, 'Production', 'Open Canal', 'Massachusetts', 'pc'],
  ['Chetan Shirish', 2022, 'Metallurgy', 'Teak Semiconductors', 'Washington', 'pc'],
  ['Aditi Behda', 2005, 'Computer-Science', '', 'Massachusetts', 'p'],
  ['Satish Savar', 2018, 'Instrumentation', 'Quarry Robotics', 'Oregon', 'pc'],
  ['Priya Biba', 2022, 'IT', 'Long Pier Ports', 'New Jersey', 'pc'],
  ['Harshad Pimpal', 2006, 'IT', '', 'New Jersey', 'p'],
  ['Tejal Sagvan', 2012, 'Computer-Engineering', 'Northfield Power', 'Washington', 'c'],
  ['Dinesh Arjun', 1993, 'Instrumentation', '', 'Massachusetts', 's'],
  ['Rewati Kusum', 1996, 'IT', '', 'New York', 'ps'],
  ['Ninad Kadamb', 2000, 'Mechanical', 'Harbor Water Works', 'Washington', ''],
  ['Om Vad', 2009, 'Other', '', '', ''],
];

/** Members of a new installation, so that the directory has entries before anyone has joined. */
export const sampleMembers: readonly SampleMember[] = rows.map(
  ([name, year, program, company, state, shows]) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return {
      firstName,
      lastName,
      year,
      program,
      ...(program === 'Other' ? { programName: 'Town Planning' } : {}),
      company,
      state,
      profile: shows.includes('p'),
      showsCompany: shows.includes('c'),
      showsState: shows.includes('s'),
    };
  },
);
